import type { CSSProperties } from 'react'
import { Avatar } from '../avatars/avatar.tsx'
import { InterviewerAvatar } from '../avatars/interviewer-avatar.tsx'
import { Brand } from '../brand.tsx'
import { Distribution } from '../charts/distribution.tsx'
import { Radar } from '../charts/radar.tsx'
import { Ring } from '../charts/ring.tsx'
import { Rose } from '../charts/rose.tsx'
import { ScaleBars } from '../charts/scale-bar.tsx'
import * as icons from '../icons.tsx'
import { Score } from '../score.tsx'
import { Section } from '../sections/section.tsx'
import { type ShortlistCell, ShortlistCells } from '../shortlist-cells.tsx'
import { Stars } from '../stars.tsx'
import styles from './parts-page.module.css'

const strengths = [
  { name: 'Optimism', value: 8.5, tone: 'high', word: 'High', low: 'Cautious', high: 'Expects the best' },
  {
    name: 'Resilience',
    value: 4,
    tone: 'fair',
    word: 'Rather low',
    low: 'Takes time',
    high: 'Recovers fast',
  },
  { name: 'Composure', value: null, low: 'Follows the situation', high: 'Stays even' },
] as const

const colours =
  'ink ink-2 ink-3 edge rule-2 track canvas surface accent accent-soft for against note pass wait reject'.split(
    ' ',
  )
const competencies = [
  { name: 'System design', value: 4.6, median: 3.7 },
  { name: 'Reliability', value: 4.5, median: 3.6 },
  { name: 'Problem solving', value: 4.4, median: 3.9 },
  { name: 'Communication', value: 4.2, median: 3.8 },
  { name: 'Mentoring', value: 3.9, median: 3.5 },
  { name: 'Ownership', value: 3.4, median: 3.6 },
  { name: 'Data modelling', value: 3.1, median: 3.5 },
]
const traits = ['责任心', '抗压能力', '团队协作意识', '学习能力'].map((name, index) => ({
  name,
  value: 5 + index,
}))
const shortlist: ShortlistCell[] = [
  'pass',
  'pass',
  'reject',
  'wait',
  'pass',
  'reject',
  'pass',
  ...Array.from({ length: 8 }, () => 'notOperated' as const),
  'invalid',
  ...Array.from({ length: 4 }, () => 'notOperated' as const),
]
const longShortlist = [...shortlist, ...shortlist, ...shortlist, ...shortlist, ...shortlist]

function swatch(colour: string): CSSProperties & Record<'--swatch', string> {
  return { '--swatch': `var(--${colour})` }
}

const spread = [0, 0, 1, 2, 5, 9, 14, 11, 6, 2].map((count, index) => ({
  from: index / 2,
  to: (index + 1) / 2,
  count,
}))

export function PartsBasics() {
  return (
    <>
      <Section title="Colour">
        <div className={styles.swatches}>
          {colours.map((colour) => (
            <span key={colour}>
              <i style={swatch(colour)} />
              {colour}
            </span>
          ))}
        </div>
      </Section>
      <Section title="Score and stars">
        <div className={styles.row}>
          <span className={styles.key}>Score</span>
          <Score score={{ state: 'scored', value: 4.2, outOf: 5 }} size="large" hasStars={false} />
          <Score score={{ state: 'scored', value: 3.1, outOf: 5 }} size="medium" />
        </div>
        <div className={styles.row}>
          <span className={styles.key}>In a table</span>
          <Score score={{ state: 'scored', value: 4.6, outOf: 5 }} />
          <Stars value={4.25} />
        </div>
        <div className={styles.row}>
          <span className={styles.key}>L5 scale of 3</span>
          <Score score={{ state: 'scored', value: 2, outOf: 3 }} />
        </div>
        <div className={styles.row}>
          <span className={styles.key}>Analysing, −1</span>
          <Score score={{ state: 'analysing' }} size="medium" />
        </div>
        <div className={styles.row}>
          <span className={styles.key}>Hidden by setting</span>
          <Score score={{ state: 'hidden' }} />
          <Score score={{ state: 'none' }} />
        </div>
      </Section>
      <Section title="Rings and bands">
        <div className={styles.row}>
          {[1.8, 3.6, 4.6].map((value) => (
            <Ring key={value} label="Score" score={{ state: 'scored', value, outOf: 5 }} />
          ))}
          <Ring label="Score" score={{ state: 'analysing' }} />
        </div>
      </Section>
      <Section title="Radar" end="Dashed: shortlist median of 20">
        <Radar title="Competencies" axes={competencies} selected={0} />
      </Section>
      <Section title="Rose, for one or two">
        <Rose title="Competencies" axes={competencies.slice(0, 2)} selected={0} />
      </Section>
      <Section title="Distribution">
        <Distribution title="Scores" bins={spread} max={5} value={4.2} />
      </Section>
      <Section title="Bars on a scale">
        <ScaleBars title="Strengths" min={1} max={10} marks={[1, 2, 4, 8, 10]} bars={strengths} />
      </Section>
      <Section title="Radar, Chinese, out of 10">
        <div lang="zh-CN">
          <Radar title="职业性格" axes={traits} max={10} />
        </div>
      </Section>
      <Section title="People and marks">
        <div className={styles.row}>
          <Brand />
          <Avatar kind="female" />
          <Avatar kind="male" size="medium" />
          <Avatar kind="unknown" size="medium" />
          <Avatar kind="female" size="small" />
          <InterviewerAvatar />
        </div>
        <div className={styles.row}>
          <ShortlistCells cells={shortlist} current={7} />
        </div>
        <div className={styles.row}>
          <ShortlistCells cells={longShortlist} current={50} />
        </div>
        <div className={styles.row}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </div>
      </Section>
    </>
  )
}
