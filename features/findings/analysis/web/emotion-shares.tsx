import { useFixed } from '@candor/ui/use-fixed.ts'
import { type Emotion, emotionColours } from '../rules/emotions.ts'
import { EmotionDonut } from './emotion-donut.tsx'
import styles from './emotion-shares.module.css'

interface Props {
  shares: readonly Emotion[]
  nameOf: (emotion: Emotion) => string
  /** Names of the table and its columns for screen readers. */
  words: { readonly title: string; readonly emotion: string; readonly share: string }
}

/** How often each emotion was seen: around a ring, and in words beside it. */
export function EmotionShares({ shares, nameOf, words }: Props) {
  const decimals = useFixed(2)
  return (
    <>
      <EmotionDonut shares={shares} />
      <table className={styles.table}>
        <caption className="sr">{words.title}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{words.emotion}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((emotion) => (
            <tr key={emotion.name}>
              <th scope="row">
                <i className={styles.key} style={{ background: `var(${emotionColours[emotion.name]})` }} />
                {nameOf(emotion)}
              </th>
              <td>{decimals(emotion.percent)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
