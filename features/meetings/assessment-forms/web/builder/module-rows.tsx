import { Field } from '@candor/ui/inputs/field'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { type FormModule, maxDescription, maxQuestionName } from '../../contract/content.ts'
import { changeModule } from '../../rules/edit.ts'
import { moduleWeight, weightOf } from '../../rules/weights.ts'
import styles from './module-rows.module.css'
import { PartMenu } from './part-menu.tsx'
import { type Building, partAttribute } from './use-building.ts'
import type { Edits } from './use-edits.ts'

interface Props {
  module: FormModule
  number: string
  /** Left out for reading only. */
  building?: Building
  edits?: Edits
  children: ReactNode
}

/** A module: its name, the sum of its weights, and its questions. */
export function ModuleRows({ module, number, building, edits, children }: Props) {
  const t = useTranslations('assessment-forms')
  const format = useFormatter()
  const weights = module.questions.map(weightOf).filter((weight) => weight > 0)
  const isOpen = building !== undefined && building.openId === module.id
  const name = module.name || t('unnamed')
  const rename = (change: { name?: string; description?: string }) =>
    edits?.change((content) => changeModule(content, module.id, change), `module ${module.id}`)
  return (
    <section className={styles.module} aria-label={`${number} ${name}`}>
      <header className={styles.head} {...{ [partAttribute]: module.id }}>
        {building && edits ? (
          <>
            <PartMenu id={module.id} number={number} building={building} />
            <span className={styles.number}>{number}</span>
            <input
              data-focus
              className={styles.name}
              aria-label={t('moduleName', { number })}
              placeholder={t('unnamed')}
              maxLength={maxQuestionName}
              value={module.name}
              onFocus={() => building.open(module.id)}
              onChange={(event) => rename({ name: event.target.value })}
            />
          </>
        ) : (
          <>
            <span />
            <span className={styles.number}>{number}</span>
            <h2 className={styles.title}>{name}</h2>
          </>
        )}
        <span className={styles.parts}>{weights.join(' + ')}</span>
        <b className={styles.weight}>{weights.length > 0 && `${format.number(moduleWeight(module))}%`}</b>
      </header>
      {isOpen && (
        <div className={styles.description}>
          <Field
            label={t('description')}
            isLabelHidden
            placeholder={t('description')}
            maxLength={maxDescription}
            autoComplete="off"
            value={module.description}
            onChange={(event) => rename({ description: event.target.value })}
          />
        </div>
      )}
      {module.questions.length === 0 ? (
        <p className={styles.empty}>{t('emptyModule')}</p>
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  )
}
