import { DoorOpen, Images, Link, type LucideIcon, UsersRound } from 'lucide-react'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

export type DemoTab = {
  id: string
  label: string
  icon?: LucideIcon
  Part: LazyExoticComponent<ComponentType>
}

export const tabs: readonly DemoTab[] = [
  {
    id: 'start',
    label: 'Start',
    icon: DoorOpen,
    Part: lazy(async () => ({ default: (await import('../start/StartTab')).StartTab })),
  },
  {
    id: 'who',
    label: 'People',
    icon: UsersRound,
    Part: lazy(async () => ({ default: (await import('./PeopleTab')).PeopleTab })),
  },
  {
    id: 'scenarios',
    label: 'States',
    icon: Images,
    Part: lazy(async () => ({ default: (await import('./ScenariosTab')).ScenariosTab })),
  },
  {
    id: 'share',
    label: 'Share',
    icon: Link,
    Part: lazy(async () => ({ default: (await import('../moment/ShareTab')).ShareTab })),
  },
]

export const developerTabs: readonly DemoTab[] = [
  {
    id: 'log',
    label: 'Log',
    Part: lazy(async () => ({ default: (await import('../log/LogTab')).LogTab })),
  },
  {
    id: 'network',
    label: 'Network',
    Part: lazy(async () => ({ default: (await import('./NetworkTab')).NetworkTab })),
  },
  {
    id: 'data',
    label: 'Data',
    Part: lazy(async () => ({ default: (await import('../moment/DataTab')).DataTab })),
  },
  {
    id: 'record',
    label: 'Record',
    Part: lazy(async () => ({ default: (await import('../record/RecordTab')).RecordTab })),
  },
]
