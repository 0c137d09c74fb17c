export type Theme = 'system' | 'light' | 'dark'

/** The theme chosen in the demo; `system` when none is. */
export function currentTheme(): Theme {
  const forced = document.documentElement.dataset['theme']
  return forced === 'light' || forced === 'dark' ? forced : 'system'
}

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
