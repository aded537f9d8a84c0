import { Distribution } from '@candor/ui/charts/distribution'
import { Radar } from '@candor/ui/charts/radar'
import type { Block } from '../contract.ts'
import { PaperBars } from './paper-bars.tsx'
import styles from './paper-block.module.css'
import { PaperCell } from './paper-cell.tsx'
import headings from './paper-heading.module.css'
import { PaperQuotes } from './paper-quotes.tsx'
import tables from './paper-table.module.css'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function Heading({ block: { level, text, end }, isFirst }: { block: Of<'heading'>; isFirst: boolean }) {
  // The outline has no gap where a tab begins with a small heading.
  const Title = level === 3 || isFirst ? 'h3' : 'h4'
  return (
    <div className={headings.heading} data-level={level}>
      <Title dir="auto">{text}</Title>
      {end && <span>{end}</span>}
    </div>
  )
}

function Table({ block: { head, rows } }: { block: Of<'table'> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark for each table
    <div
      role="group"
      className={tables.tableFrame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={head.filter(Boolean).join(' · ')}
    >
      <table className={tables.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document's rows never change their places
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                <td key={column} dir="auto">
                  <PaperCell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Facts({ block: { facts } }: { block: Of<'facts'> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document's facts never change their places
        <div key={index}>
          <dt>{name}</dt>
          <dd dir="auto">
            <PaperCell cell={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function List({ block: { items, isOrdered } }: { block: Of<'list'> }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={styles.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document's items never change their places
        <li key={index} dir="auto">
          {item}
        </li>
      ))}
    </Tag>
  )
}

function Said({ block: { lines } }: { block: Of<'said'> }) {
  return (
    <dl className={styles.said}>
      {lines.map(({ time, who, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes its place
        <div key={index}>
          <dt>{time}</dt>
          <dd dir="auto">
            {who && <b>{who} </b>}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface Props {
  block: Block
  /** Whether no larger heading stands before it in its tab. */
  isFirst?: boolean
}

/** One part of the document. */
export function PaperBlock({ block, isFirst = false }: Props) {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} isFirst={isFirst} />
    case 'text':
      return (
        <p className={block.isSmall ? styles.small : styles.text} dir="auto">
          {block.lead && <b>{block.lead} </b>}
          {block.text}
        </p>
      )
    case 'notice':
      return <p className={styles.notice}>{block.text}</p>
    case 'facts':
      return <Facts block={block} />
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table block={block} />
    case 'quotes':
      return <PaperQuotes quotes={block.quotes} />
    case 'said':
      return <Said block={block} />
    case 'code':
      return (
        <figure className={styles.code}>
          <figcaption>{block.title}</figcaption>
          <pre>{block.text}</pre>
        </figure>
      )
    case 'bars':
      return <PaperBars title={block.title} max={block.max} bars={block.bars} />
    case 'radar':
      return (
        <div className={styles.chart}>
          <Radar title={block.title} max={block.max} axes={block.axes} />
        </div>
      )
    case 'spread':
      return (
        <figure className={styles.chart}>
          <figcaption>{block.title}</figcaption>
          <Distribution title={block.title} max={block.max} bins={block.bins} value={block.value} />
        </figure>
      )
  }
}
