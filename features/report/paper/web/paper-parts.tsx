import { Button } from '@candor/ui/inputs/button'
import { useMedia } from '@candor/ui/use-media.ts'
import { useTranslations } from 'use-intl'
import type { ReportPaper } from '../contract.ts'
import { allParts, isChosenIn, noParts, type PartsChoice, toggled } from '../rules/parts.ts'
import styles from './paper-parts.module.css'

/** Id of the count of chosen parts. Without any it is the reason why nothing can be printed. */
export const partsStateId = 'paper-parts-state'

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
  const isNone = chosen === 0
  const state = isNone ? t('needsPart') : t('partsCount', { chosen, count: tabs.length })
  if (isDesk) return <Boxes {...props} state={state} isNone={isNone} isInFold={false} />
  return (
    <details>
      <summary className={styles.summary}>
        {t('toPrint')}{' '}
        <span className={styles.state} data-is-none={isNone || undefined}>
          {state}
        </span>
      </summary>
      <Boxes {...props} state={state} isNone={isNone} isInFold />
    </details>
  )
}

interface BoxesProps extends Props {
  state: string
  isNone: boolean
  /** Whether legend and state stand in the line of a fold, and here are for screen readers alone. */
  isInFold: boolean
}

function Boxes({ tabs, choice, onChoose, state, isNone, isInFold }: BoxesProps) {
  const t = useTranslations('paper')
  return (
    <fieldset className={styles.parts}>
      <legend className={isInFold ? 'sr' : styles.legend}>{t('toPrint')}</legend>
      <p
        className={isInFold ? 'sr' : styles.state}
        id={partsStateId}
        aria-live="polite"
        data-is-none={isNone || undefined}
      >
        {state}
      </p>
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
                {blocks.length === 0 && <span className={styles.empty}> {t('emptyPart')}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
