import { classes } from '@candor/ui/classes.ts'
import { PulseBar } from '@candor/ui/pulse-bar'
import { useTranslations } from 'use-intl'
import { bandCount, type TraitBand } from '../rules/big-five.ts'
import styles from './trait-table.module.css'

interface Props {
  traits: readonly TraitBand[]
  wordOf: (band: number | null) => string
}

const bands = Array.from({ length: bandCount }, (_, index) => index + 1)

/** Each trait between its two poles. A band is a position and no amount, so only one field is filled. */
export function TraitTable({ traits, wordOf }: Props) {
  const t = useTranslations('personality')
  return (
    <table className={styles.table}>
      <caption className="sr">{t('traits')}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('traitName')}</th>
          <th scope="col">{t('leftPole')}</th>
          <th scope="col">{t('bandName')}</th>
          <th scope="col">{t('rightPole')}</th>
          <th scope="col">{t('description')}</th>
        </tr>
      </thead>
      <tbody>
        {traits.map(({ trait, band }) => (
          <tr key={trait} className={styles.row}>
            <th scope="row" className={styles.name}>
              {t(`trait.${trait}`)}
            </th>
            <td className={styles.left}>{t(`left.${trait}`)}</td>
            <td className={styles.band}>
              {band === null ? <PulseBar size="small" /> : <Steps band={band} />}
              <span className={styles.word}>{wordOf(band)}</span>
            </td>
            <td className={styles.right}>{t(`right.${trait}`)}</td>
            <td className={styles.about}>{t(`about.${trait}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Steps({ band }: { band: number }) {
  return (
    <span className={styles.steps} aria-hidden="true">
      {bands.map((step) => (
        <i key={step} className={classes(styles.step, step === band && styles.reached)} />
      ))}
    </span>
  )
}
