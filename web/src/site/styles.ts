/* What every public page is dressed in, in the order of its layers; the parts bring their own. */
import '@fontsource-variable/golos-text/wght.css';
import '../ui/theme/tokens.css';
import '../ui/theme/base.css';
import '../ui/theme/parts.css';
import '../ui/theme/utilities.css';
import './site.css';
import './fallback-font.css';
