import { StoryWriter } from './doc/story-writer.ts'
import { openWordFile, type Story, type WordFile } from './doc/word-file.ts'
import { WordText } from './doc/word-text.ts'
import { writeDocument } from './output/runs.ts'
import type { DocumentParser } from './reader.ts'

/**
 * Reads a file of Word 97 to 2003: its text with its headings, lists, tables and pictures in the line.
 *
 * Text boxes stand at the end, and pictures beside the text where they are held: how they were placed is not read.
 */
export const docReader: DocumentParser = async (bytes) => {
  const file = openWordFile(bytes)
  const text = new WordText(file)
  const write = (story: Story) => new StoryWriter(text, false).write(story)
  const writeNotes = (story: Story) => new StoryWriter(text, true).write(story)
  const { headers, footers } = headerStories(file)
  const html = writeDocument({
    headers: headers.map(write),
    body: write(file.stories.body) + write(file.stories.boxes),
    notes: [writeNotes(file.stories.notes), writeNotes(file.stories.endnotes)],
    footers: footers.map(write),
  })
  return { html, lost: text.lost, isSimplified: true }
}

/** Heads and feet: six for each section, the even, odd and first ones, after six of another kind. */
function headerStories(file: WordFile): { headers: Story[]; footers: Story[] } {
  const { start, end } = file.tableAt(11)
  const { headers: whole } = file.stories
  const count = Math.min(6 * 1000, Math.floor((end - start) / 4) - 1)
  const found: { headers: Story[]; footers: Story[] } = { headers: [], footers: [] }
  let reached = whole.start
  for (let index = 6; index < count; index += 1) {
    const offset = (at: number) => Math.min(whole.end, whole.start + file.tables.u32(start + at * 4))
    const story = { start: Math.max(reached, offset(index)), end: offset(index + 1) }
    reached = Math.max(reached, story.end)
    // The last sign of each only closes it.
    if (story.end - story.start < 2) continue
    found[[0, 1, 4].includes(index % 6) ? 'headers' : 'footers'].push({ ...story, end: story.end - 1 })
  }
  return found
}
