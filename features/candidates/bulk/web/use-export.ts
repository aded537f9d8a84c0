import { callApi } from '@candor/call/web/api'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useTranslations } from 'use-intl'
import { exportChosen } from '../contract.ts'
import type { Chosen } from './bulk-registry.ts'

/** Exports the chosen candidates as a CSV file, which the browser downloads. */
export function useExport() {
  const t = useTranslations('bulk')
  const { notify } = useToasts()
  const [start, isBusy] = useOneAtATime(async (chosen: Chosen) => {
    const { address, count } = await callApi(exportChosen, { chosen })
    const link = document.createElement('a')
    link.href = address
    link.download = ''
    link.click()
    notify({ kind: 'success', text: t('exported', { count }) })
  })
  return { start, isBusy }
}
