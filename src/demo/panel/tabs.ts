import { DoorOpen, Images, Link, type LucideIcon, UsersRound } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { lazyTool } from './lazyTool'

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
    Part: lazyTool(async () => (await import('../start/StartTab')).StartTab),
  },
  {
    id: 'who',
    label: 'People',
    icon: UsersRound,
    Part: lazyTool(async () => (await import('./PeopleTab')).PeopleTab),
  },
  {
    id: 'scenarios',
    label: 'States',
    icon: Images,
    Part: lazyTool(async () => (await import('./ScenariosTab')).ScenariosTab),
  },
  {
    id: 'share',
    label: 'Share',
    icon: Link,
    Part: lazyTool(async () => (await import('../moment/ShareTab')).ShareTab),
  },
]

export const developerTabs: readonly DemoTab[] = [
  {
    id: 'log',
    label: 'Log',
    Part: lazyTool(async () => (await import('../log/LogTab')).LogTab),
  },
  {
    id: 'network',
    label: 'Network',
    Part: lazyTool(async () => (await import('./NetworkTab')).NetworkTab),
  },
  {
    id: 'data',
    label: 'Data',
    Part: lazyTool(async () => (await import('../moment/DataTab')).DataTab),
  },
  {
    id: 'record',
    label: 'Record',
    Part: lazyTool(async () => (await import('../record/RecordTab')).RecordTab),
  },
]
