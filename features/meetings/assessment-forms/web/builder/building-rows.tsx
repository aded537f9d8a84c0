import { PlusIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Kbd } from '@candor/ui/kbd'
import { altKey, controlKey } from '@candor/ui/key-names.ts'
import { EmptyNote } from '@candor/ui/sections/notes'
import { useTranslations } from 'use-intl'
import { maxModules } from '../../contract/content.ts'
import type { FormDetail } from '../use-forms.ts'
import styles from './building-rows.module.css'
import { ModuleRows } from './module-rows.tsx'
import { QuestionRow } from './question-row.tsx'
import type { Building } from './use-building.ts'
import type { Edits } from './use-edits.ts'

interface Props {
  building: Building
  edits: Edits
  published: FormDetail['published']
}

/** The modules and questions of a draft, with the buttons that add some. */
export function BuildingRows({ building, edits, published }: Props) {
  const t = useTranslations('assessment-forms')
  const { content } = edits
  const isFull = content.modules.length >= maxModules
  return (
    <>
      {content.modules.length === 0 ? <EmptyNote title={t('emptyForm')} /> : <ColumnHeads />}
      {content.modules.map((module, at) => (
        <ModuleRows key={module.id} module={module} number={`${at + 1}`} building={building} edits={edits}>
          {module.questions.map((question, within) => (
            <QuestionRow
              key={question.id}
              question={question}
              number={`${at + 1}.${within + 1}`}
              building={building}
              edits={edits}
              published={published}
            />
          ))}
        </ModuleRows>
      ))}
      <div className={styles.add}>
        <Button look="quiet" size="small" className={styles.more} onClick={() => building.addQuestion()}>
          <PlusIcon />
          {t('addQuestion')}
          <Kbd>Q</Kbd>
        </Button>
        <Button
          look="quiet"
          size="small"
          className={styles.more}
          aria-disabled={isFull}
          title={isFull ? t('full.modules', { most: maxModules }) : undefined}
          onClick={building.addModule}
        >
          <PlusIcon />
          {t('addModule')}
          <Kbd>M</Kbd>
        </Button>
        <span className={styles.keys}>
          <span>
            <Kbd>{altKey} ↑</Kbd> <Kbd>{altKey} ↓</Kbd> {t('keys.move')}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t('keys.open')}
          </span>
          <Button look="quiet" size="small" aria-disabled={!edits.canUndo} onClick={building.undo}>
            <Kbd>{controlKey} Z</Kbd> {t('keys.undo')}
          </Button>
        </span>
      </div>
    </>
  )
}

/** The column headers. Screen readers get them with each part. */
export function ColumnHeads() {
  const t = useTranslations('assessment-forms')
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      <span />
      <span>{t('columns.type')}</span>
      <span>{t('columns.question')}</span>
      <span>{t('columns.answer')}</span>
      <span />
      <span className={styles.end}>{t('columns.weight')}</span>
    </div>
  )
}
