import type { Service } from '@/contract'

export const serviceCategories: Record<Service['category'], string> = {
  'web-development': 'Web development',
  'mobile-development': 'Mobile development',
  design: 'Design',
  marketing: 'Marketing',
  consulting: 'Consulting',
  other: 'Other',
}
