// A chunk that is awaited with its sheet, by every page whose looks are not a visitor's.
import '../workplace.css'
