/**
 * A drawing from an SVG file, for the eye alone. Its markup becomes part of the page, so that it takes the colours of the
 * theme; `className` gives it its size.
 */
export function Drawing({ svg, className }: { svg: string; className: string }) {
  return <div aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}
