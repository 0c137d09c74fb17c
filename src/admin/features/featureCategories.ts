import type { Feature } from '@/contract'

export const featureCategories: Record<Feature['category'], string> = {
  web: 'Web',
  mobile: 'Mobile',
  design: 'Design',
  marketing: 'Marketing',
  other: 'Other',
}
