import { brand } from '@/config/brand'

const { latitude, longitude } = brand.map
/** Half the width and height of the map, in degrees: the streets around the door, about 1.3 km across. */
const REACH = 0.006

/** OpenStreetMap's page to embed, around the agency's door. */
export const mapFrameUrl = (() => {
  const edges = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2]
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
})()

/** The same place on OpenStreetMap itself. */
export const mapPageUrl = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
