import { CountBadge } from './count-badge.tsx'
import { TabRow, type TabRowProps } from './tab-row.tsx'
import styles from './tabs.module.css'

export type { TabItem } from './tab-row.tsx'

/** The main row of tabs; it scrolls where it does not fit. An amber count says that something needs judgement. */
export function Tabs<Value extends string>(props: TabRowProps<Value>) {
  return (
    <TabRow
      {...props}
      className={styles.row}
      tabClassName={styles.tab}
      draw={(item) => (
        <>
          {item.label} {item.count !== undefined && <CountBadge count={item.count} isWarn={item.isWarn} />}
        </>
      )}
    />
  )
}
