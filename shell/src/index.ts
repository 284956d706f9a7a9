import '@tayyib/shared/theme.css';
import { applyTheme, savedTheme } from './theme/savedTheme';

// before the first paint; everything shared must come later, or the federation runtime has no chance to provide it
applyTheme(savedTheme());
void import('./bootstrap');
