/** The style sheet of the HTML report. It supports light and dark colour schemes, and any width of the window. */
export const styleSheet = `
:root { color-scheme: light dark; --good: light-dark(#17692f, #6cd58a); --bad: light-dark(#b3261e, #ff8a80); --line: light-dark(#ccc, #444); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; }
.good { color: var(--good); } .bad { color: var(--bad); }
.verdict { font-size: 1.2rem; font-weight: 600; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; list-style: none; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .3rem .6rem; border-bottom: 1px solid var(--line); font-weight: normal; }
thead th { font-weight: 600; }
details { border-bottom: 1px solid var(--line); padding: .4rem 0; }
summary { cursor: pointer; min-height: 1.8rem; overflow-wrap: anywhere; }
pre, code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; padding: .6rem; border: 1px solid var(--line); border-radius: 4px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .2rem .8rem; } dd { margin: 0; overflow-wrap: anywhere; }
`;
