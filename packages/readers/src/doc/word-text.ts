import type { Flow } from '../output/flow.ts'
import { type InlinePicture, inlinePictures } from '../output/pictures.ts'
import { outputLimit, writePicture } from '../output/runs.ts'
import { type BlockFormat, blockFormat } from './formats.ts'
import { readWordLists, type WordLists } from './lists.ts'
import { besidePictures, type WordPicture } from './pictures.ts'
import type { Sprm } from './sprms.ts'
import { readWordStyles, type WordStyle } from './styles.ts'
import { runAt, type WordFile } from './word-file.ts'

export const noSprms: readonly Sprm[] = []

/** A paragraph's style, its own changes of it, and the format that both of them and its list give. */
interface Block {
  readonly style: WordStyle
  readonly sprms: readonly Sprm[]
  readonly format: BlockFormat
}

/** What the parts of a file's text share: its styles, lists and pictures, and the counts that go through all of them. */
export class WordText {
  readonly file: WordFile
  readonly styleOf: (number: number) => WordStyle
  readonly lists: WordLists
  readonly lost = { picture: 0 }
  /** Told how long each written piece is; throws where all of them are too long. */
  readonly spend = outputLimit()
  readonly #pictureBeside: (offset: number) => WordPicture | null
  readonly #inline: InlinePicture = inlinePictures()
  #noteCount = 0

  constructor(file: WordFile) {
    this.file = file
    this.styleOf = readWordStyles(file)
    this.lists = readWordLists(file)
    this.#pictureBeside = besidePictures(file)
  }

  /** The number of the next note that the text names. */
  nextNote(): number {
    this.#noteCount += 1
    return this.#noteCount
  }

  /** The paragraph that holds an offset. */
  blockAt(offset: number): Block {
    const run = runAt(this.file.paragraphs, offset)
    const style = this.styleOf(run?.style ?? 0)
    const own = run?.sprms ?? noSprms
    const inList = blockFormat([...style.paragraph, ...own], style.level)
    if (inList.list === 0) return { style, sprms: own, format: inList }
    const level = this.lists.sprms(inList.list, inList.listLevel)
    return { style, sprms: own, format: blockFormat([...style.paragraph, ...level, ...own], style.level) }
  }

  writePictureBeside(flow: Flow, offset: number): void {
    this.writePicture(flow, this.#pictureBeside(offset))
  }

  writePicture(flow: Flow, picture: WordPicture | null): void {
    if (!picture) return
    const source = picture.file && this.#inline(picture.file)
    if (source) flow.inline(writePicture(source, picture.width))
    else this.lost.picture += 1
  }
}
