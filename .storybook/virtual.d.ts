declare module 'virtual:icons-in-use' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon of the product's sources by name, with the parts that use it. */
  export const iconsInUse: readonly { name: string; Icon: LucideIcon; places: readonly string[] }[]
}
