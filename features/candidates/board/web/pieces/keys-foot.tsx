import { Kbd } from '@candor/ui/kbd'
import { useTranslations } from 'use-intl'
import styles from './keys-foot.module.css'

type Word = 'focus' | 'select' | 'toHere' | 'nextStage' | 'byName' | 'report' | 'view' | 'add'
type Key = readonly [caps: readonly string[], word: Word]

const boardKeys: readonly Key[] = [
  [['←', '↑', '↓', '→'], 'focus'],
  [['X'], 'select'],
]
const listKeys: readonly Key[] = [
  [['J', 'K'], 'focus'],
  [['X'], 'select'],
  [['⇧', 'X'], 'toHere'],
]
const moveKeys: readonly Key[] = [
  [['⇧', '→'], 'nextStage'],
  [['M'], 'byName'],
]
const lastKeys: readonly Key[] = [
  [['↵'], 'report'],
  [['B'], 'view'],
]

interface Props {
  view: 'board' | 'list'
  mayMove: boolean
}

/** The keys of a view, and how its drawing is read. */
export function KeysFoot({ view, mayMove }: Props) {
  const t = useTranslations('board')
  const shown = [...(view === 'board' ? boardKeys : listKeys), ...(mayMove ? moveKeys : []), ...lastKeys]
  return (
    <div className={styles.foot}>
      {shown.map(([caps, word]) => (
        <span key={word} className={styles.key}>
          {caps.map((cap) => (
            <Kbd key={cap}>{cap}</Kbd>
          ))}
          {t(`keys.${word}`)}
        </span>
      ))}
      {mayMove && (
        <span className={styles.key}>
          <Kbd>A</Kbd>
          {t('keys.add')}
        </span>
      )}
      <span className={styles.legend}>{t(view === 'board' ? 'legend' : 'listLegend')}</span>
    </div>
  )
}
