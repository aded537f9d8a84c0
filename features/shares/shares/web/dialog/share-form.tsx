import { languageNames, locales } from '@candor/messages/locale'
import { Segments } from '@candor/ui/inputs/segments'
import { CountedArea } from '@candor/ui/sections/counted-area'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { maxShareNote } from '../../contract.ts'
import { type ShareChoice, shareDays } from '../../rules/sharing.ts'
import { SectionChoice } from './section-choice.tsx'
import styles from './share-dialog.module.css'
import type { Shares } from './use-shares.ts'

const languages = locales.map((value) => ({ value, label: languageNames[value] }))

interface Props {
  known: Shares
  form: ShareChoice
  needsPassword: boolean
  /** The recipients. */
  to: ReactNode
  isMailed: boolean
  onChange: (part: Partial<ShareChoice>) => void
}

/** The choices of a share that is to be made. */
export function ShareForm({ known, form, needsPassword, to, isMailed, onChange }: Props) {
  const t = useTranslations('shares')
  const handleToggle = (key: string) =>
    onChange({
      sections: form.sections.includes(key)
        ? form.sections.filter((chosenKey) => chosenKey !== key)
        : [...form.sections, key],
    })
  const yesOrNo = (yes: string, no: string) => [
    { value: 'yes' as const, label: yes },
    { value: 'no' as const, label: no },
  ]
  return (
    <div className={styles.form}>
      {to}
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
        isDisabled={needsPassword}
      />
      {isMailed && form.hasPassword && (
        <p className={styles.after}>{t(known.mailing.sendsPassword ? 'passwordByMail' : 'passwordByHand')}</p>
      )}
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
