import { Button } from '@candor/ui/inputs/button'
import { FieldError } from '@candor/ui/inputs/field'
import { useMedia } from '@candor/ui/use-media.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ReportPaper } from '../contract.ts'
import { allParts, isChosenIn, noParts, type PartsChoice, toggled } from '../rules/parts.ts'
import styles from './paper-parts.module.css'

/** Id of the reason why nothing can be printed, which describes the disabled buttons. */
export const reasonId = 'paper-needs-part'

interface Props {
  tabs: ReportPaper['tabs']
  choice: PartsChoice
  onChoose: (choice: PartsChoice) => void
}

/** The choice of parts beside the sheet; below the width of a desk, a closed fold above the sheet. */
export function PaperParts(props: Props) {
  const t = useTranslations('paper')
  const isDesk = useMedia('desk')
  const { tabs, choice } = props
  const chosen = tabs.filter(({ id }) => isChosenIn(choice, id)).length
  const count = t('partsCount', { chosen, count: tabs.length })
  const reason = chosen === 0 && <FieldError id={reasonId}>{t('needsPart')}</FieldError>
  if (isDesk)
    return (
      <div className={styles.panel}>
        <Boxes {...props}>
          <p className={styles.count} aria-live="polite">
            {count}
          </p>
        </Boxes>
        {reason}
      </div>
    )
  return (
    <div className={styles.panel}>
      <details>
        <summary className={styles.summary}>
          {t('toPrint')} <span className={styles.count}>{count}</span>
        </summary>
        <Boxes {...props} isLegendHidden>
          <p className="sr" aria-live="polite">
            {count}
          </p>
        </Boxes>
      </details>
      {reason}
    </div>
  )
}

interface BoxesProps extends Props {
  /** Whether the legend stands on screen elsewhere. */
  isLegendHidden?: boolean
  children: ReactNode
}

function Boxes({ tabs, choice, onChoose, isLegendHidden = false, children }: BoxesProps) {
  const t = useTranslations('paper')
  return (
    <fieldset className={styles.parts}>
      <legend className={isLegendHidden ? 'sr' : styles.legend}>{t('toPrint')}</legend>
      {children}
      <div className={styles.ends}>
        <Button look="quiet" size="small" onClick={() => onChoose(allParts)}>
          {t('allParts')}
        </Button>
        <Button look="quiet" size="small" onClick={() => onChoose(noParts)}>
          {t('noParts')}
        </Button>
      </div>
      <ul>
        {tabs.map(({ id, title, blocks }) => (
          <li key={id}>
            <label className={styles.part}>
              <input
                type="checkbox"
                checked={isChosenIn(choice, id)}
                onChange={() => onChoose(toggled(choice, id))}
              />
              <span>
                {title}
                {blocks.length === 0 && <span className={styles.count}> {t('emptyPart')}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
