import { Button } from '@candor/ui/inputs/button'
import { Segments } from '@candor/ui/inputs/segments'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Description, maxDescription, positionLanguages } from '../../contract/fields.ts'
import type { Language } from '../../rules/form.ts'
import { DescriptionText } from '../description-text.tsx'
import styles from './edit-page.module.css'

interface Props {
  description: Description
  error: string | undefined
  onChange: (description: Description) => void
}

/** The description in one language at a time, written or as it will be drawn. */
export function DescriptionField({ description, error, onChange }: Props) {
  const t = useTranslations('positions.editor')
  const [language, setLanguage] = useState<Language>(positionLanguages[0])
  const [isPreview, setIsPreview] = useState(false)
  const text = description[language]
  return (
    <div className={styles.description}>
      <div className={styles.bar}>
        <Segments
          label={t('description')}
          layout="bare"
          items={positionLanguages.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <Button size="small" onClick={() => setIsPreview(!isPreview)}>
          {isPreview ? t('write') : t('preview')}
        </Button>
      </div>
      {isPreview ? (
        <div className={styles.preview}>
          {text.trim() === '' ? (
            <p className={styles.text}>{t('noText')}</p>
          ) : (
            <DescriptionText text={text} />
          )}
        </div>
      ) : (
        <CountedArea
          label={`${t('description')} · ${t(`language.${language}`)}`}
          isLabelHidden
          rows={12}
          lang={language === 'cn' ? 'zh-CN' : language}
          value={text}
          most={maxDescription}
          error={error}
          onChange={({ currentTarget }) => onChange({ ...description, [language]: currentTarget.value })}
        />
      )}
      <p className={styles.text}>{t('descriptionText')}</p>
    </div>
  )
}
