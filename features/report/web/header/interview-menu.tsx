import { Menu, MenuChoice } from '@candor/ui/overlays/menu'
import type { ReactElement } from 'react'

interface Props {
  trigger: ReactElement
  items: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** The choice between the interviews of a candidate. */
export function InterviewMenu({ trigger, items, value, onChange }: Props) {
  return (
    <Menu trigger={trigger}>
      <MenuChoice items={items} value={value} onChange={onChange} />
    </Menu>
  )
}
