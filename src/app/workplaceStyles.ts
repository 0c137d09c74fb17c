// The style sheet of the portal, the panel and the payment page, as a chunk that their routes wait for.
import '../workplace.css'
