import { storedText } from '@/platform/storage'

const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const chosen = storedText('localStorage', 'demo-theme')

export const currentTheme = (): Theme => themes.find((theme) => theme === chosen.read()) ?? 'system'

export function setTheme(theme: Theme): void {
  chosen.write(theme === 'system' ? null : theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = currentTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
