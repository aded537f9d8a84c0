import type { BlockContent } from '../../rules/blocks.ts'
import type { HomeContent } from '../../rules/content.ts'
import { realItems } from '../../rules/real-content.ts'
import { ProductDrawings } from '../home/products.tsx'
import { Ladder } from '../ladder.tsx'
import { RichText } from '../rich-text.tsx'
import site from '../site.module.css'
import { useSite } from '../site-context.ts'
import styles from './block.module.css'
import { Tabs } from './tabs.tsx'

type Of<Type extends BlockContent['type']> = Extract<BlockContent, { type: Type }>

function Section({ heading, paragraphs, list = [] }: Of<'section'>) {
  return (
    <section className={`${site.wrap} ${styles.section}`}>
      <h2>{heading}</h2>
      <div className={styles.prose}>
        {paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ))}
        {list.length > 0 ? (
          <ul className={styles.list}>
            {list.map((text) => (
              <li key={text}>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  )
}

function Cards({ heading, items }: Of<'cards'>) {
  const real = realItems(items)
  if (real.length === 0) return null
  return (
    <section className={`${site.wrap} ${styles.block}`}>
      <h2 className={site.heading}>{heading}</h2>
      <ul className={styles.cards}>
        {real.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Timeline({ heading, items }: Of<'timeline'>) {
  const real = realItems(items)
  if (real.length === 0) return null
  return (
    <section className={`${site.wrap} ${styles.block}`}>
      <h2 className={site.heading}>{heading}</h2>
      <ol className={styles.timeline}>
        {real.map(({ when, text }) => (
          <li key={text}>
            <b className="num">{when}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Table({ heading, head, rows }: Of<'table'>) {
  return (
    <section className={`${site.wrap} ${styles.block}`}>
      <h2 className={site.heading}>{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keys. */}
      <section className={styles.scroll} tabIndex={0} aria-label={heading}>
        <table>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {cells.map((text, column) => (
                  <td key={head[column + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Quote({ text, name, role, example }: Of<'quote'>) {
  if (example) return null
  return (
    <figure className={`${site.wrap} ${styles.quote}`}>
      <blockquote>
        <RichText text={text} />
      </blockquote>
      <figcaption>
        <b>{name}</b> {role}
      </figcaption>
    </figure>
  )
}

function Sources({ heading, items }: Of<'sources'>) {
  return (
    <section className={`${site.wrap} ${styles.section}`}>
      <h2>{heading}</h2>
      <ol className={styles.sources}>
        {items.map(({ text, to }) => (
          <li key={to} className={styles.source}>
            <a href={to}>{text}</a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Trial({ heading, text }: Of<'trial'>) {
  const { layout, addressOf } = useSite()
  return (
    <section className={`${site.wrap} ${styles.trial}`}>
      <div>
        <h2 className={site.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <a className={site.primary} href={addressOf('tryout')} data-dialog="register">
        {layout.trial}
      </a>
    </section>
  )
}

/** The parts of home's content that blocks use: the ladder, and the drawings of the product. */
export type Borrowed = Pick<HomeContent, 'ladder' | 'products'>

/** One part of a page. */
export function Block({ block, home }: { block: BlockContent; home: Borrowed }) {
  if (block.type === 'section') return <Section {...block} />
  if (block.type === 'cards') return <Cards {...block} />
  if (block.type === 'timeline') return <Timeline {...block} />
  if (block.type === 'table') return <Table {...block} />
  if (block.type === 'quote') return <Quote {...block} />
  if (block.type === 'sources') return <Sources {...block} />
  if (block.type === 'tabs') return <Tabs {...block} />
  if (block.type === 'trial') return <Trial {...block} />
  if (block.type === 'drawings') {
    return (
      <section className={`${site.wrap} ${styles.block}`}>
        <ProductDrawings products={home.products} of={block.of} />
      </section>
    )
  }
  return <Ladder ladder={home.ladder} />
}
