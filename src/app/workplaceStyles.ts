// the members' style sheet, as a chunk that their routes wait for
import '../workplace.css'
