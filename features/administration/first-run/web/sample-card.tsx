import { Avatar } from '@candor/ui/avatars/avatar'
import { Button } from '@candor/ui/inputs/button'
import { Score } from '@candor/ui/score'
import { Stars } from '@candor/ui/stars'
import { Tag } from '@candor/ui/tag'
import { useFixed } from '@candor/ui/use-fixed.ts'
import { useLocale, useTranslations } from 'use-intl'
import { sampleAddress, sampleCard } from '../rules/sample-card.ts'
import styles from './sample-card.module.css'

/** Where the steps lead: a card of the sample report, and the way to it. */
export function SampleCard() {
  const t = useTranslations('first-run.sampleReport')
  const locale = useLocale()
  const link = (
    <a href={sampleAddress(locale)} target="_blank" rel="noopener">
      {t('open')}
    </a>
  )
  return (
    <aside className={styles.side}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <Card />
      <Button render={link} />
      <p className={styles.note}>{t('note')}</p>
    </aside>
  )
}

function Card() {
  const t = useTranslations('first-run.sampleReport')
  const write = useFixed(1)
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        <Avatar kind="female" size="small" />
        <div>
          <b>{t('name')}</b>
          <small>
            {t('position')} <Tag>{t('madeUp')}</Tag>
          </small>
        </div>
        <Score score={{ state: 'scored', value: sampleCard.score, outOf: 5 }} size="large" hasStars={false} />
      </div>
      {sampleCard.competencies.map(({ name, value, kind, question }) => (
        <div key={name} className={styles.row} data-on={name === 'reliability' || undefined}>
          <span>{t(name)}</span>
          <Stars value={value} size={14} />
          <b>{write(value)}</b>
          <span className={styles.chip} data-kind={kind}>
            <span className="sr">{t(kind)}: </span>
            <span aria-hidden="true">{kind === 'supports' ? '+' : '−'}</span> Q{question}
          </span>
        </div>
      ))}
      <p className={styles.quote}>
        {t('quoteBefore')}
        <mark>{t('quote')}</mark>
        {t('quoteAfter')}
      </p>
    </div>
  )
}
