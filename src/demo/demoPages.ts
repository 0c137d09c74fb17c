import { demoPaths } from './demoPaths'

export const demoPages = [
  {
    path: demoPaths.screens,
    title: 'All screens',
    text: 'Every screen in every state, to look at and to click into.',
  },
  {
    path: demoPaths.sideBySide,
    title: 'Side by side',
    text: 'A client and the admin next to each other, on the same data.',
  },
  {
    path: demoPaths.errors,
    title: 'Error tour',
    text: 'Every message about a failure or a success, and when it appears.',
  },
] as const
