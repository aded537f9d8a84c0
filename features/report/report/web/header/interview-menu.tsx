import { Menu, MenuChoice } from '@candor/ui/overlays/menu'
import type { ReactElement } from 'react'

interface Props {
  trigger: ReactElement
  items: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  isOpenAtFirst: boolean
}

/** The choice between the interviews of a candidate. */
export function InterviewMenu({ trigger, isOpenAtFirst, ...choice }: Props) {
  return (
    <Menu trigger={trigger} isOpenAtFirst={isOpenAtFirst}>
      <MenuChoice {...choice} />
    </Menu>
  )
}
