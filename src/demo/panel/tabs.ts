import {
  CalendarClock,
  CircleDot,
  Database,
  Images,
  Link,
  type LucideIcon,
  Route,
  ScrollText,
  Wifi,
} from 'lucide-react'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

type DemoTab = {
  id: string
  label: string
  icon: LucideIcon
  Part: LazyExoticComponent<ComponentType>
}

export const tabs: readonly DemoTab[] = [
  {
    id: 'who',
    label: 'Who & when',
    icon: CalendarClock,
    Part: lazy(async () => ({ default: (await import('./WhoTab')).WhoTab })),
  },
  {
    id: 'scenarios',
    label: 'Scenarios',
    icon: Images,
    Part: lazy(async () => ({ default: (await import('./ScenariosTab')).ScenariosTab })),
  },
  {
    id: 'network',
    label: 'Network',
    icon: Wifi,
    Part: lazy(async () => ({ default: (await import('./NetworkTab')).NetworkTab })),
  },
  {
    id: 'data',
    label: 'Data',
    icon: Database,
    Part: lazy(async () => ({ default: (await import('../moment/DataTab')).DataTab })),
  },
  {
    id: 'log',
    label: 'Log',
    icon: ScrollText,
    Part: lazy(async () => ({ default: (await import('../log/LogTab')).LogTab })),
  },
  {
    id: 'share',
    label: 'Share',
    icon: Link,
    Part: lazy(async () => ({ default: (await import('../moment/ShareTab')).ShareTab })),
  },
  {
    id: 'record',
    label: 'Record',
    icon: CircleDot,
    Part: lazy(async () => ({ default: (await import('../record/RecordTab')).RecordTab })),
  },
  {
    id: 'tours',
    label: 'Tours',
    icon: Route,
    Part: lazy(async () => ({ default: (await import('../tours/ToursTab')).ToursTab })),
  },
]
