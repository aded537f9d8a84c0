import type { HomeContent } from '../../rules/content.ts'
import { realItems } from '../../rules/real-content.ts'
import type { Sample } from '../../rules/sample.ts'
import { PlayIcon } from '../icons.tsx'
import { Ladder } from '../ladder.tsx'
import { ScanToTry } from '../scan-to-try.tsx'
import site from '../site.module.css'
import { useSite } from '../site-context.ts'
import { Exhibit, type HomeMedia } from './exhibit.tsx'
import styles from './page.module.css'
import { ProductParts } from './products.tsx'
import { Testimonials } from './testimonials.tsx'
import { VideoDialog } from './video-dialog.tsx'

interface Props {
  content: HomeContent
  sample: Sample
  media: HomeMedia
}

function Customers({ customers }: { customers: HomeContent['customers'] }) {
  const { addressOf } = useSite()
  const real = realItems(customers.items)
  if (real.length === 0) return null
  return (
    <section className={`${site.wrap} ${styles.customers}`}>
      <div>
        <h2 className={site.heading}>{customers.heading}</h2>
        <p>
          <a href={addressOf('case')}>{customers.all}</a>
        </p>
      </div>
      <ul className={styles.logos}>
        {real.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** Home: one answer traced to its score, the levels, the product, and who uses it. */
export function HomePage({ content, sample, media }: Props) {
  const { layout, addressOf } = useSite()
  return (
    <>
      <section className={`${site.wrap} ${styles.hero}`}>
        <h1>
          {content.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div>
          <p>{content.lead}</p>
          <div className={styles.start}>
            <a className={site.primary} href={addressOf('tryout')} data-dialog="trial">
              {layout.trial}
            </a>
            <a className={site.button} href={media.video} data-dialog="video">
              <PlayIcon />
              {content.watch}
            </a>
          </div>
        </div>
      </section>
      <Exhibit content={content} sample={sample} media={media} />
      <Ladder ladder={content.ladder} />
      <ProductParts products={content.products} />
      <Testimonials testimonials={content.testimonials} />
      <Customers customers={content.customers} />
      <ScanToTry scan={content.scan}>
        <a className={site.primary} href={addressOf('tryout')} data-dialog="trial">
          {layout.trial}
        </a>
      </ScanToTry>
      <VideoDialog video={content.video} media={media} />
    </>
  )
}
