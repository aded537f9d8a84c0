import { Button } from '@candor/ui/inputs/button'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { FrequentWord } from '../../analysis/rules/voice.ts'
import styles from './frequent-words.module.css'

/** Number of words shown at first. */
const shownAtFirst = 10

/** The words that were said most often, with their share of all that are listed. */
export function FrequentWords({ words, lang }: { words: readonly FrequentWord[]; lang: string | undefined }) {
  const t = useTranslations('speech')
  const format = useFormatter()
  const decimals = useFixed(2)
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  if (words.length === 0) return <p className={styles.none}>{t('noWords')}</p>
  const shown = isWhole ? words : words.slice(0, shownAtFirst)
  return (
    <div>
      <table className={styles.words} id={id}>
        <caption>{t('words')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('word')}</th>
            <th scope="col">{t('count')}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ word, count, percent }) => (
            <tr key={word}>
              <th scope="row" lang={lang}>
                {word}
              </th>
              <td>{format.number(count)}</td>
              <td>{decimals(percent)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {words.length > shownAtFirst && (
        <Button size="small" aria-expanded={isWhole} aria-controls={id} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('fewerWords') : t('allWords', { count: words.length })}
        </Button>
      )}
    </div>
  )
}
