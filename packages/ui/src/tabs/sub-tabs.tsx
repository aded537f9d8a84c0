import { CountBadge } from '../count-badge.tsx'
import styles from './sub-tabs.module.css'
import { TabRow, type TabRowProps } from './tab-row.tsx'

/** The quieter row inside a tab: accent text marks the chosen one. */
export function SubTabs<Value extends string>(props: TabRowProps<Value>) {
  return (
    <TabRow
      {...props}
      className={styles.row}
      tabClassName={styles.tab}
      draw={(item) => (
        <>
          {item.label}{' '}
          {item.count !== undefined && (
            <CountBadge count={item.count} isWarn={item.isWarn} isUnread={item.isUnread} />
          )}
        </>
      )}
    />
  )
}
