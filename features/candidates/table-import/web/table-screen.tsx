import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import type { TableImport } from '../contract/table.ts'
import { addTable, discardTable } from '../contract.ts'
import { ColumnsTable } from './columns-table.tsx'
import { SumUp } from './sum-up.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import styles from './table-screen.module.css'
import { TableSettings } from './table-settings.tsx'
import { UnknownNames } from './unknown-names.tsx'
import type { TableActs } from './use-table.ts'
import { WrongRows } from './wrong-rows.tsx'

interface Props {
  table: TableImport
  acts: TableActs
  /** Reads the table again. */
  refresh: () => Promise<unknown>
  onDiscarded: () => void
}

function useEnds({ table, refresh, onDiscarded }: Props) {
  const t = useTranslations('table-import')
  const { notify } = useToasts()
  const { importId, revision, counts } = table
  const [add, isAdding] = useOneAtATime(async () => {
    try {
      await callApi(addTable, { importId, revision, counts: { new: counts.new, join: counts.join } })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('addFailed', { reason: failure.message }) })
    }
    await refresh()
  })
  async function discard() {
    try {
      await callApi(discardTable, { importId })
      onDiscarded()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      notify({ kind: 'danger', text: t('discardFailed', { reason: failure.message }) })
    }
  }
  return { add, isAdding, discard }
}

/** A table with its columns, its wrong rows, and what would be added. */
export function TableScreen(props: Props) {
  const { table, acts } = props
  const { add, isAdding, discard } = useEnds(props)
  return (
    <main className={styles.screen}>
      <TableHead table={table} step={2} />
      <TableSettings table={table} acts={acts} />
      <div className={styles.body}>
        <ColumnsTable table={table} acts={acts} />
        <div className={styles.parts}>
          <div className={styles.part}>
            <UnknownNames table={table} acts={acts} />
            <WrongRows table={table} acts={acts} />
          </div>
          <SumUp table={table} acts={acts} />
        </div>
      </div>
      <TableFoot
        table={table}
        isBusy={acts.isBusy}
        isAdding={isAdding}
        onAdd={() => void add()}
        onDiscard={() => void discard()}
      />
    </main>
  )
}
