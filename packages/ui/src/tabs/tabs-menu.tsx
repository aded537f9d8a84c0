import type { ReactElement } from 'react'
import { Menu, MenuChoice } from '../overlays/menu.tsx'
import type { TabRowProps } from './tab-row.tsx'

/** The list of all tabs, opened when it is drawn: it was asked for before it was there. */
export function TabsMenu({
  items,
  value,
  onChange,
  trigger,
}: TabRowProps<string> & { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      <MenuChoice items={items} value={value} onChange={onChange} />
    </Menu>
  )
}
