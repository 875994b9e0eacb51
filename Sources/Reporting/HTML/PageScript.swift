/// Filter and search. The page holds all findings; this only hides those that are not asked for.
let pageScript = #"""
  "use strict";
  (() => {
    const form = document.getElementById("filters");
    if (!form) return;
    const field = (id) => document.getElementById(id);
    const [text, rule, module, error, warning, count] =
      ["text", "rule", "module", "error", "warning", "count"].map(field);
    const sections = [...document.querySelectorAll("section[data-module]")].map((element) => ({
      element,
      articles: [...element.querySelectorAll("article")].map((article) => ({ element: article, words: null })),
    }));
    const words = (article) => (article.words ??= article.element.textContent.toLowerCase());

    const apply = () => {
      const wanted = text.value.toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0, all = 0;
      for (const section of sections) {
        const isHere = !module.value || section.element.dataset.module === module.value;
        let here = 0;
        for (const article of section.articles) {
          const { dataset, classList } = article.element;
          const isShown = isHere && (!rule.value || dataset.rule === rule.value)
            && (classList.contains("error") ? error.checked : warning.checked)
            && wanted.every((word) => words(article).includes(word));
          article.element.hidden = !isShown;
          if (isShown) here += 1;
          all += 1;
        }
        section.element.hidden = here === 0;
        shown += here;
      }
      const noun = all === 1 ? "finding" : "findings";
      count.textContent = shown === all ? `${all} ${noun}` : `${shown} of ${all} ${noun}`;
    };

    let waiting = 0;
    const later = () => {
      clearTimeout(waiting);
      waiting = setTimeout(apply, 120);
    };
    const reset = () => {
      text.value = rule.value = module.value = "";
      error.checked = warning.checked = true;
      apply();
    };
    text.addEventListener("input", later);
    for (const control of [rule, module, error, warning]) control.addEventListener("change", apply);
    form.addEventListener("submit", (event) => event.preventDefault());
    field("reset").addEventListener("click", reset);
    for (const link of document.querySelectorAll("a[data-rule]")) {
      link.addEventListener("click", () => {
        reset();
        rule.value = link.dataset.rule;
        apply();
      });
    }
    for (const link of document.querySelectorAll("#standing ~ * a[href^='#']")) {
      link.addEventListener("click", () => {
        const target = document.querySelector(link.hash);
        if (target.hidden) reset();
        if (target.localName === "details") target.open = true;
      });
    }
    form.hidden = false;
    apply();
  })();
  """#
