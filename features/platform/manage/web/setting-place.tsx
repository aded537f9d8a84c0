import { type ReactNode, useRef } from 'react'
import styles from './setting-row.module.css'
import { useSettingInView } from './use-setting-in-view.ts'

interface Props {
  /** Its name in the address: `?setting=`. */
  setting: string
  children: ReactNode
}

/** A part of a section that the search opens, and that is no row of its own. */
export function SettingPlace({ setting, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={styles.place} {...useSettingInView(place, setting)}>
      {children}
    </div>
  )
}
