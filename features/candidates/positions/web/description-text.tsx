import { type DescriptionBlock, readDescription } from '../rules/description.ts'
import styles from './description-text.module.css'

/** A description, drawn with its headings and lists. */
export function DescriptionText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {readDescription(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no identity but its place
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: DescriptionBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no identity but its place
            <li key={index}>{item}</li>
          ))}
        </ul>
      )
    case 'paragraph':
      return <p>{block.lines.join('\n')}</p>
  }
}
