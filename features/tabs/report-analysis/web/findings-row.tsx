import { PlayIcon } from '@candor/ui/icons'
import { State, type StateKind } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import type { FindingState } from '../../../candidates/interviews/rules/finding-state.ts'
import type { Finding, FindingMedia } from '../../../findings/integrity/rules/findings.ts'
import { verdictWords } from '../../../findings/integrity/rules/words.ts'
import styles from './findings-section.module.css'

const looks: Record<FindingState, StateKind> = { notPassed: 'reject', reviewed: 'info', generating: 'none' }

function Thumbnail({ media }: { media: FindingMedia }) {
  if (media.kind === 'picture') return <img src={media.address} alt="" loading="lazy" />
  return (
    <>
      {media.poster && <img src={media.poster} alt="" loading="lazy" />}
      <PlayIcon className={styles.play} />
    </>
  )
}

export function FindingsRow({
  finding,
  onMedia,
}: {
  finding: Finding
  /** Called with the picture or video to show large, and its name. */
  onMedia: (index: number, title: string) => void
}) {
  const t = useTranslations('report-analysis')
  const integrity = useTranslations('integrity')
  const { check, state, text } = finding
  const name = 'known' in check ? integrity(check.known) : check.named
  return (
    <li className={styles.row}>
      <div>
        <State kind={looks[state]}>{integrity(verdictWords[state])}</State>
      </div>
      <div className={styles.words}>
        <b>{name}</b>
        {text && <p>{text}</p>}
      </div>
      {finding.media.length > 0 && (
        <ul className={styles.media}>
          {finding.media.map((media, index) => {
            const number = index + 1
            const title = t(media.kind === 'picture' ? 'findingPicture' : 'findingVideo', {
              check: name,
              number,
            })
            return (
              <li key={title}>
                <button
                  type="button"
                  className={styles.thumbnail}
                  aria-label={title}
                  aria-haspopup="dialog"
                  onClick={() => onMedia(index, title)}
                >
                  <Thumbnail media={media} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}
