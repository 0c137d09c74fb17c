import { Door } from './Door'

/** A toolbox: features and services. */
export function ToolDoor() {
  return (
    <Door>
      <path d="M72 106l-6-34m10 34V78m32 28 6-30" stroke="var(--accent-line)" strokeWidth="4" />
      <path d="M58 66l15-2 2 10-15 2z" fill="var(--on-accent)" />
      <path d="M111 76l4-13 6 2-3 13z" fill="var(--info-line)" />
      <path d="M73 66h6v14h-6z" fill="var(--accent)" />
      <path d="M82 106V92h22v14" stroke="var(--on-accent)" strokeWidth="4" />
      <path d="M58 104h60v32H58z" fill="var(--err-line)" />
      <path d="M58 104h60v9H58z" fill="var(--on-accent)" opacity=".2" />
      <path d="M83 109h10v9H83z" fill="var(--accent)" />
    </Door>
  )
}
