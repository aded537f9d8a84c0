import { languageNames, locales } from '@candor/messages/locale'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { Button } from '@candor/ui/inputs/button'
import { Sheet } from '@candor/ui/overlays/sheet'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePersonName } from '../../../report/web/header/use-person-name.ts'
import type { OpenReport } from '../../../report/web/open-report.ts'
import { maxShareNote } from '../../contract.ts'
import { chooseShare, type ShareChoice, shareDays } from '../../rules/sharing.ts'
import { MadeLink } from './made-link.tsx'
import { SectionChoice } from './section-choice.tsx'
import { Segments } from './segments.tsx'
import styles from './share-dialog.module.css'
import { ShareList } from './share-list.tsx'
import { type Made, type Shares, useShares } from './use-shares.ts'

interface Props {
  report: OpenReport
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

const languages = locales.map((value) => ({ value, label: languageNames[value] }))

/** Opens the report to somebody without an account, and shows who can read it so. */
export function ShareDialog({ report, isOpen, onOpenChange }: Props) {
  const t = useTranslations('shares')
  const { first: name } = usePersonName(report.candidate.person)
  const { shares, make, isMaking, revoke } = useShares(report, isOpen)
  const [made, setMade] = useState<Made | null>(null)
  const [changed, setChanged] = useState<Partial<ShareChoice>>({})
  const known = shares.data
  const form = known && chooseShare(known, changed, currentLocale())

  function handleOpenChange(next: boolean) {
    if (!next) setMade(null)
    onOpenChange(next)
  }
  async function handleMake() {
    const next = form && form.sections.length > 0 ? await make(form) : null
    if (!next) return
    setMade(next)
    setChanged(({ note: _, ...rest }) => rest)
  }
  const footer = made ? (
    <Button key="another" onClick={() => setMade(null)}>
      {t('another')}
    </Button>
  ) : (
    <>
      <Button key="cancel" onClick={() => handleOpenChange(false)}>
        {t('cancel')}
      </Button>
      <Button
        key="make"
        look="primary"
        aria-disabled={isMaking || !form || form.sections.length === 0}
        aria-busy={isMaking}
        onClick={() => void handleMake()}
      >
        {t('make')}
      </Button>
    </>
  )
  return (
    <Sheet
      title={t('title')}
      description={name}
      isWide
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
      footer={footer}
    >
      {shares.isPending && <Skeleton lines={8} />}
      {shares.isError && !known && <FailedNote message={t('listFailed')} onRetry={() => shares.refetch()} />}
      {known && form && (
        <>
          {made ? (
            <MadeLink made={made} />
          ) : (
            <Form
              known={known}
              form={form}
              onChange={(part) => setChanged((before) => ({ ...before, ...part }))}
            />
          )}
          {known.shares.length > 0 && (
            <ShareList
              shares={known.shares}
              timeZone={report.timeZone}
              now={shares.dataUpdatedAt}
              onRevoke={async (shareId) => {
                await revoke(shareId)
              }}
            />
          )}
        </>
      )}
    </Sheet>
  )
}

interface FormProps {
  known: Shares
  form: ShareChoice
  onChange: (part: Partial<ShareChoice>) => void
}

function Form({ known, form, onChange }: FormProps) {
  const t = useTranslations('shares')
  const handleToggle = (key: string) =>
    onChange({
      sections: form.sections.includes(key)
        ? form.sections.filter((each) => each !== key)
        : [...form.sections, key],
    })
  const yesOrNo = (yes: string, no: string) => [
    { value: 'yes' as const, label: yes },
    { value: 'no' as const, label: no },
  ]
  return (
    <div className={styles.form}>
      <Segments
        label={t('language')}
        items={languages}
        value={form.language}
        onChange={(language) => onChange({ language })}
      />
      <Segments
        label={t('openFor')}
        items={shareDays.map((days) => ({ value: days, label: t(`lifetime.d${days}`) }))}
        value={form.days}
        onChange={(days) => onChange({ days })}
      />
      <SectionChoice sections={known.sections} form={form} onToggle={handleToggle} />
      <Segments
        label={t('scores')}
        items={yesOrNo(t('scoresShown'), t('scoresHidden'))}
        value={form.showsScores ? 'yes' : 'no'}
        onChange={(value) => onChange({ showsScores: value === 'yes' })}
      />
      <Segments
        label={t('password')}
        items={yesOrNo(t('passwordYes'), t('passwordNo'))}
        value={form.hasPassword ? 'yes' : 'no'}
        onChange={(value) => onChange({ hasPassword: value === 'yes' })}
        isDisabled={known.needsPassword}
      />
      <div className={styles.note}>
        <CountedArea
          label={t('note')}
          rows={2}
          most={maxShareNote}
          value={form.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </div>
    </div>
  )
}
