import type { ScriptLanguage } from '@candor/kernel/script-languages'
import { ChevronLeftIcon, DownloadIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ReportAddress } from '../../report/rules/address.ts'
import { useIsFromReport, useStepBack } from '../../report/web/use-way-back.ts'
import type { PaperFormat } from '../contract.ts'
import { reportHref } from '../rules/address.ts'
import styles from './paper-bar.module.css'
import { PaperFileNote } from './paper-file-note.tsx'
import { partsStateId } from './paper-parts.tsx'
import type { PaperFile } from './use-paper-file.ts'

interface Props {
  address: ReportAddress
  /** Formats that the server makes; null while the report loads, or cannot be shown. */
  formats: readonly PaperFormat[] | null
  /** Scripts of the report for which the server has no font. */
  missingFonts?: readonly ScriptLanguage[] | undefined
  isNothingChosen?: boolean
  file: PaperFile
}

/** Downloads a file as a link does. */
function save(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** The scripts that the server's PDF would show as squares, and what shows them. */
function FontNote({ scripts }: { scripts: readonly ScriptLanguage[] }) {
  const t = useTranslations('paper')
  const format = useFormatter()
  const names = scripts.map((script) => t(`script.${script}`))
  return (
    <p className={styles.note} role="status">
      {t('fontsMissing', { scripts: format.list(names) })}
    </p>
  )
}

/** The buttons of the report on paper. They are not printed. */
export function PaperBar({ address, formats, missingFonts = [], isNothingChosen = false, file }: Props) {
  const t = useTranslations('paper')
  const goBack = useStepBack(useIsFromReport())
  const { state, make, cancel } = file
  const [isHintShown, setIsHintShown] = useState(false)
  const made = state.kind === 'made' ? state.address : null
  useEffect(() => {
    if (made) save(made)
  }, [made])

  const isReady = formats !== null && !isNothingChosen
  const why = isNothingChosen ? partsStateId : undefined
  const isBusy = state.kind === 'waiting' || state.kind === 'making'
  const mayMake = isReady && !isBusy
  function handlePdf() {
    if (formats?.includes('pdf')) return void make('pdf')
    setIsHintShown(true)
    window.print()
  }
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <a className={styles.back} href={reportHref(address)} onClick={goBack}>
          <ChevronLeftIcon />
          {t('back')}
        </a>
        <div className={styles.actions}>
          <Button look="primary" disabled={!mayMake} aria-describedby={why} onClick={handlePdf}>
            <DownloadIcon />
            {t('pdf')}
          </Button>
          <Button disabled={!mayMake} aria-describedby={why} onClick={() => void make('docx')}>
            <DownloadIcon />
            {t('docx')}
          </Button>
          <Button disabled={!isReady} aria-describedby={why} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
      </div>
      {formats?.includes('pdf') && missingFonts.length > 0 && <FontNote scripts={missingFonts} />}
      {isHintShown && state.kind === 'none' && (
        <p className={styles.note} role="status">
          {t('printHint')}
        </p>
      )}
      <PaperFileNote state={state} onCancel={cancel} onRetry={(format) => void make(format)} />
    </header>
  )
}
