import { ArrowUpRight, MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { brand } from '@/config/brand'
import { Button } from '@/kit/actions/Button'
import { TextLink } from '@/kit/text/TextLink'
import { Drawing, Section } from '../blocks'
import map from './map.svg?no-inline'

const { latitude, longitude } = brand.map
/** Half the width of the map, in degrees. The map is about 1.3 km across. */
const REACH = 0.006

const mapFrameUrl = (() => {
  const edges = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2]
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
})()

const mapPageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** The address and a map. Nothing loads from the map's host until the visitor asks for it. */
export function MapSection() {
  const [shown, setShown] = useState(false)
  const mapId = useId()
  const { address } = brand
  return (
    <Section tint className="split">
      <div className="flex flex-col items-start">
        <h2 className="display-2">Come up the stairs</h2>
        <address className="mt-5 text-18 not-italic">
          {brand.legalName}
          <br />
          {address.line1}
          <br />
          {address.city} {address.postcode}, {address.state}
        </address>
        <p className="mt-2 text-14 text-ink-3 tabular-nums">{brand.hours}</p>
        <Button
          className="mt-6"
          icon={<MapPin aria-hidden />}
          aria-expanded={shown}
          aria-controls={mapId}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide the map' : 'Show the map'}
        </Button>
        <p className="mt-3 max-w-[26em] text-14 text-ink-3">
          The map comes from OpenStreetMap, which will see your IP address.
        </p>
        <TextLink standalone href={mapPageUrl} className="mt-2 text-14">
          Open in OpenStreetMap <ArrowUpRight aria-hidden />
          <span className="sr-only">(opens in a new tab)</span>
        </TextLink>
      </div>
      <div
        id={mapId}
        className="relative aspect-[4/3] break-inside-avoid min-h-[300px] w-full overflow-hidden rounded-3 border border-line-2 bg-surface sm:aspect-[16/9]"
      >
        {shown ? (
          <iframe
            title={`Map of ${brand.legalName}, ${address.line1}, ${address.city}`}
            src={mapFrameUrl}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-popups"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <Drawing file={map} className="absolute inset-0 size-full" />
        )}
      </div>
    </Section>
  )
}
