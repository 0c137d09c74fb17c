import { mailAt } from './brand'

type Person = { ground: string; colour: string; drawing: string }

/** The team, keyed by the name in their email address. TypeScript instead of SVG files: the mock server reads it too. */
const team: Record<string, Person> = {
  ananya: {
    ground: '#dfe1fb',
    colour: '#4f5bd5',
    drawing: `<path fill="#1d1a24" d="M100 58c-34 0-47 26-46 58 1 26-8 40-6 62h104c2-22-7-36-6-62 1-32-12-58-46-58z"/>
<path fill="#4f5bd5" d="M28 220c2-34 26-48 52-52h40c26 4 50 18 52 52z"/>
<path fill="#b9794f" d="M86 142h28v28c0 10-28 10-28 0z"/>
<path fill="#c98a5c" d="M68 112c0-26 13-38 32-38s32 12 32 38c0 24-14 42-32 42s-32-18-32-42z"/>
<path fill="#1d1a24" d="M66 114c2-18 8-26 22-30 18-5 34 2 46 30 2-30-8-50-34-50s-36 20-34 50z"/>
<circle cx="100" cy="98" r="2.6" fill="#8f2335"/>
<g fill="none" stroke="#1d1a24" stroke-width="2.6"><circle cx="87" cy="113" r="9.5"/><circle cx="113" cy="113" r="9.5"/><path d="M96.5 112q3.5-2 7 0"/></g>
<path fill="none" stroke="#7d3f2a" stroke-width="3" stroke-linecap="round" d="M92 135q8 6 16 0"/>`,
  },
  rohan: {
    ground: '#dcefe9',
    colour: '#0f6e5c',
    drawing: `<path fill="#0f6e5c" d="M26 220c2-36 26-50 54-54h40c28 4 52 18 54 54z"/>
<path fill="#f4f1e8" d="M84 164l16 20 16-20 8 5-14 30h-20l-14-30z"/>
<path fill="#9c6440" d="M85 140h30v26l-15 16-15-16z"/>
<path fill="#ae7449" d="M66 108c0-28 14-42 34-42s34 14 34 42c0 28-16 48-34 48s-34-20-34-48z"/>
<path fill="#241c1a" d="M64 110c-4-34 8-54 38-54 28 0 38 20 34 52-4-14-8-20-14-24-16 4-34 4-46-2-6 6-10 14-12 28z"/>
<path fill="#241c1a" d="M66 116c2 26 16 44 34 44s32-18 34-44c-4 14-8 16-14 16-6-6-34-6-40 0-6 0-10-2-14-16zM90 141q10-4 20 0-10 6-20 0z" fill-rule="evenodd"/>
<g fill="#241c1a"><circle cx="87" cy="111" r="3"/><circle cx="113" cy="111" r="3"/></g>`,
  },
  shirin: {
    ground: '#f8e6cf',
    colour: '#9a5b12',
    drawing: `<circle cx="100" cy="54" r="19" fill="#2b1d18"/>
<path fill="#9a5b12" d="M30 220c2-34 26-46 52-50h36c26 4 50 16 52 50z"/>
<path fill="#f4f1e8" d="M76 170h48l-10 14H86z"/>
<path fill="#cf9468" d="M87 142h26v30c-4 8-22 8-26 0z"/>
<path fill="#dda67a" d="M69 112c0-26 13-38 31-38s31 12 31 38c0 24-13 42-31 42s-31-18-31-42z"/>
<path fill="#2b1d18" d="M66 116c-2-32 10-50 34-50s36 18 34 50c-4-16-10-26-18-32-16 12-34 16-44 14-3 4-5 10-6 18z"/>
<g fill="#e9a23b"><circle cx="67" cy="126" r="4.5"/><circle cx="133" cy="126" r="4.5"/></g>
<g fill="#2b1d18"><circle cx="88" cy="113" r="3"/><circle cx="112" cy="113" r="3"/></g>
<path fill="none" stroke="#8d3f2d" stroke-width="3" stroke-linecap="round" d="M91 134q9 7 18 0"/>`,
  },
  mihir: {
    ground: '#d9e8f6',
    colour: '#1c558f',
    drawing: `<path fill="#1c558f" d="M26 220c2-36 28-50 54-54h40c26 4 52 18 54 54z"/>
<path fill="none" stroke="#123a63" stroke-width="4" d="M84 168v30M116 168v30"/>
<path fill="#8a5534" d="M86 140h28v26c-4 10-24 10-28 0z"/>
<path fill="#9a6440" d="M68 110c0-28 13-42 32-42s32 14 32 42c0 26-14 44-32 44s-32-18-32-44z"/>
<g fill="#17130f"><circle cx="72" cy="84" r="15"/><circle cx="86" cy="70" r="16"/><circle cx="106" cy="66" r="17"/><circle cx="124" cy="76" r="15"/><circle cx="132" cy="92" r="11"/><circle cx="67" cy="100" r="8"/></g>
<g fill="#17130f"><circle cx="87" cy="114" r="3"/><circle cx="113" cy="114" r="3"/></g>
<path fill="none" stroke="#17130f" stroke-width="5" stroke-linecap="round" d="M88 131q6-5 12-1 6-4 12 1"/>
<path fill="none" stroke="#5c2f1c" stroke-width="3" stroke-linecap="round" d="M94 140q6 3 12 0"/>`,
  },
  pallavi: {
    ground: '#f3dfe9',
    colour: '#8a3b6b',
    drawing: `<path fill="#221a20" d="M118 70c26 4 34 30 28 62-3 18 4 34-2 54-8-4-14-12-14-24z"/>
<path fill="#8a3b6b" d="M28 220c2-34 26-48 52-52h40c26 4 50 18 52 52z"/>
<path fill="#6d2c54" d="M120 168c14 14 20 32 20 52h32c-2-34-26-48-52-52z"/>
<path fill="#a56b45" d="M86 142h28v28c-4 9-24 9-28 0z"/>
<path fill="#b67c53" d="M68 112c0-26 13-40 32-40s32 14 32 40c0 24-14 42-32 42s-32-18-32-42z"/>
<path fill="#221a20" d="M64 118c-4-36 10-56 36-56s40 18 36 56c-4-18-10-28-24-36-14 4-24 4-32 2-10 8-14 20-16 34z"/>
<g fill="#221a20"><circle cx="87" cy="114" r="3"/><circle cx="113" cy="114" r="3"/></g>
<circle cx="100" cy="100" r="2.6" fill="#8f2335"/>
<path fill="none" stroke="#7d3f2a" stroke-width="3" stroke-linecap="round" d="M91 135q9 6 18 0"/>
<path fill="none" stroke="#221a20" stroke-width="5" d="M66 112a34 36 0 0 1 68 0"/>
<g fill="#3d4a6b"><rect x="58" y="106" width="13" height="24" rx="6"/><rect x="129" y="106" width="13" height="24" rx="6"/></g>
<path fill="none" stroke="#3d4a6b" stroke-width="3" stroke-linecap="round" d="M64 128q2 16 22 18"/>`,
  },
  tejas: {
    ground: '#dfe3ee',
    colour: '#3d4a6b',
    drawing: `<path fill="#3d4a6b" d="M26 220c2-36 28-50 54-54h40c26 4 52 18 54 54z"/>
<path fill="#2c3752" d="M72 166c4 18 16 28 28 28s24-10 28-28l-12-4H84z"/>
<path fill="none" stroke="#e9e4d6" stroke-width="3" stroke-linecap="round" d="M88 190v18M112 190v14"/>
<path fill="#a66a43" d="M86 140h28v28c-4 12-24 12-28 0z"/>
<path fill="#b97a50" d="M68 110c0-28 13-42 32-42s32 14 32 42c0 26-14 44-32 44s-32-18-32-44z"/>
<g fill="#b97a50"><circle cx="67" cy="114" r="6"/><circle cx="133" cy="114" r="6"/></g>
<path fill="#1f1a17" d="M65 108c-5-28 4-46 28-48 8-9 34-6 42 10 6 10 4 26 0 38-3-10-7-16-12-20-16 4-30 2-38-6-8 6-16 14-20 26z"/>
<path fill="none" stroke="#1f1a17" stroke-width="3" stroke-linecap="round" d="M80 103q7-4 13 0M107 103q6-4 13 0"/>
<g fill="#1f1a17"><circle cx="87" cy="113" r="3"/><circle cx="113" cy="113" r="3"/></g>
<path fill="#fffdf8" d="M88 130h24c-2 9-7 12-12 12s-10-3-12-12z"/>
<path fill="none" stroke="#6b3a24" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M88 130h24c-2 9-7 12-12 12s-10-3-12-12z"/>`,
  },
}

/** A person in a doorway under marigolds, as a data URL. */
function picture({ ground, colour, drawing }: Person, viewBox: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">
<path fill="${ground}" d="M0 0h200v220H0z"/>
<path fill="none" stroke="${colour}" stroke-width="7" d="M26 220V26h148v194"/>
<path fill="none" stroke="#e9a23b" stroke-width="10" stroke-linecap="round" d="M38 32v.1M59 38v.1M79 42v.1M100 43v.1M121 42v.1M141 38v.1M162 32v.1"/>
${drawing}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const pictures = (viewBox: string) => (email: string) => {
  const [, person] = Object.entries(team).find(([who]) => mailAt(who) === email) ?? []
  return person && picture(person, viewBox)
}

/** A team member's portrait, 200 × 220. */
export const portraitOf = pictures('0 0 200 220')

/** The same face up close, for avatars. Undefined for other people. */
export const faceOf = pictures('42 54 116 116')
