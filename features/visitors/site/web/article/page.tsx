import type { ArticleContent } from '../../rules/content.ts'
import { RichText } from '../rich-text.tsx'
import site from '../site.module.css'
import { Block, type Borrowed } from './block.tsx'
import styles from './page.module.css'

/** A page that consists of blocks. */
export function ArticlePage({ content, home }: { content: ArticleContent; home: Borrowed }) {
  return (
    <article>
      <header className={`${site.wrap} ${styles.top}`}>
        {content.kicker ? <p className={styles.kicker}>{content.kicker}</p> : null}
        <h1>{content.heading}</h1>
        <p>
          <RichText text={content.lead} />
        </p>
      </header>
      {content.blocks.map((block, index) => (
        <Block key={`${block.type}${'heading' in block ? block.heading : index}`} block={block} home={home} />
      ))}
    </article>
  )
}
