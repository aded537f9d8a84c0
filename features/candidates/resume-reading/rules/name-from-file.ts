import { fold } from './line.ts'
import { nameInUsualCase, nameShape } from './name-shapes.ts'

/** A name in the name of a resume's file, which a person may take over; null without one. */
export function nameFromFile(fileName: string): string | null {
  const bare = fold(fileName.slice(0, 200)).replace(/\.[a-z0-9]{1,5}$/i, '')
  const parts = bare.split(/[_|()[\]【】\-–—+,，、\s]+/).filter(Boolean)
  const chinese = parts
    .map((part) => part.replace(/(?:的)?(?:个人|個人)?(?:简历|簡歷|履历|履歷)$/u, ''))
    .find((part) => /\p{Script=Han}/u.test(part) && nameShape(part) === 2)
  if (chinese) return chinese
  const words = parts.filter(
    (part) =>
      /^\p{L}[\p{L}\p{M}'’.]*$/u.test(part) &&
      !/^(?:cv|resume|résumé|final|new|updated|latest|copy)$/i.test(part),
  )
  const latin = words
    .slice(0, 3)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  return nameShape(latin) === 2 ? nameInUsualCase(latin) : null
}
